import type { Painter } from './engine.ts';
import type { LngLat } from './geo.ts';

/** For each: x, y, its heading in radians or -1 for a disc, red, green, blue. */
export const FLOATS = 6;
export type Arrows = { origin: LngLat; values: Float32Array };

const SIZE = 26;
const BYTES = 4;

const VERTEX = `#version 300 es
uniform mat4 matrix;
uniform float size;
in vec2 place;
in float heading;
in vec3 colour;
out float turn;
out vec3 tone;
void main() {
  gl_Position = matrix * vec4(place, 0.0, 1.0);
  gl_PointSize = size;
  turn = heading;
  tone = colour;
}`;

/** A triangle with a notch, or a disc, with a white edge. */
const FRAGMENT = `#version 300 es
precision highp float;
in float turn;
in vec3 tone;
out vec4 pixel;
float disc(vec2 p) { return length(p) - 0.45; }
float arrow(vec2 p) {
  p.x = abs(p.x);
  float side = dot(p - vec2(0.0, -0.8), normalize(vec2(1.5, -0.65)));
  float notch = dot(p - vec2(0.0, 0.4), normalize(vec2(-0.4, 1.0)));
  return max(side, notch);
}
void main() {
  vec2 p = gl_PointCoord * 2.0 - 1.0;
  float s = sin(turn);
  float c = cos(turn);
  float d = turn < -0.5 ? disc(p) : arrow(vec2(c * p.x + s * p.y, c * p.y - s * p.x));
  float alpha = 1.0 - smoothstep(0.1, 0.2, d);
  vec3 rgb = mix(tone, vec3(1.0), smoothstep(-0.06, 0.02, d));
  pixel = vec4(rgb * alpha, alpha);
}`;

function compile(gl: WebGL2RenderingContext): WebGLProgram {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) continue;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return program;
}

/** The matrix for what is measured from `origin`. */
export function movedTo(matrix: ArrayLike<number>, [x, y]: LngLat): Float32Array {
  const moved = Float32Array.from(matrix);
  for (let row = 0; row < 4; row += 1)
    moved[12 + row] = (matrix[row] ?? 0) * x + (matrix[4 + row] ?? 0) * y + (matrix[12 + row] ?? 0);
  return moved;
}

/** Draws all arrows at once; `frame` is asked for each picture. */
export function arrowPainter(frame: () => Arrows): Painter {
  let program: WebGLProgram;
  let buffer: WebGLBuffer | null = null;
  let list: WebGLVertexArrayObject | null = null;

  return {
    prepare: (gl) => {
      program = compile(gl);
      buffer = gl.createBuffer();
      list = gl.createVertexArray();
      gl.bindVertexArray(list);
      gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
      for (const [name, size, start] of [
        ['place', 2, 0],
        ['heading', 1, 2],
        ['colour', 3, 3],
      ] as const) {
        const place = gl.getAttribLocation(program, name);
        gl.enableVertexAttribArray(place);
        gl.vertexAttribPointer(place, size, gl.FLOAT, false, FLOATS * BYTES, start * BYTES);
      }
      gl.bindVertexArray(null);
    },
    paint: (gl, matrix) => {
      const { origin, values } = frame();
      gl.useProgram(program);
      gl.uniformMatrix4fv(gl.getUniformLocation(program, 'matrix'), false, movedTo(matrix, origin));
      gl.uniform1f(gl.getUniformLocation(program, 'size'), SIZE * window.devicePixelRatio);
      gl.bindVertexArray(list);
      gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
      gl.bufferData(gl.ARRAY_BUFFER, values, gl.DYNAMIC_DRAW);
      gl.disable(gl.DEPTH_TEST);
      gl.disable(gl.STENCIL_TEST);
      gl.enable(gl.BLEND);
      gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
      gl.drawArrays(gl.POINTS, 0, values.length / FLOATS);
      gl.bindVertexArray(null);
    },
  };
}
