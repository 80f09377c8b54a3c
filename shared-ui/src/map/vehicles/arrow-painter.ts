import type { Painter } from '../engine/engine.ts';
import type { LngLat } from '../engine/geo.ts';

/** x, y, heading in radians (-1 for a disc); red, green and blue of the arrow and of its outline. */
export const FLOATS_PER_ARROW = 9;
export type Arrows = { origin: LngLat; values: Float32Array };

const ARROW_SIZE = 26;
const BYTES_PER_FLOAT = 4;

const VERTEX = `#version 300 es
uniform mat4 matrix;
uniform float size;
in vec2 position;
in float heading;
in vec3 colour;
in vec3 outline;
out float rotation;
out vec3 fill;
out vec3 edge;
void main() {
  gl_Position = matrix * vec4(position, 0.0, 1.0);
  gl_PointSize = size;
  rotation = heading;
  fill = colour;
  edge = outline;
}`;

/** A notched triangle or a disc, with an outline. */
const FRAGMENT = `#version 300 es
precision highp float;
in float rotation;
in vec3 fill;
in vec3 edge;
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
  float s = sin(rotation);
  float c = cos(rotation);
  float d = rotation < -0.5 ? disc(p) : arrow(vec2(c * p.x + s * p.y, c * p.y - s * p.x));
  float alpha = 1.0 - smoothstep(0.1, 0.2, d);
  vec3 rgb = mix(fill, edge, smoothstep(-0.06, 0.02, d));
  pixel = vec4(rgb * alpha, alpha);
}`;

function createProgram(gl: WebGL2RenderingContext): WebGLProgram {
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

/** Translates the matrix, for coordinates relative to an origin. */
export function translateMatrix(matrix: ArrayLike<number>, [x, y]: LngLat): Float32Array {
  const translated = Float32Array.from(matrix);
  for (let row = 0; row < 4; row += 1)
    translated[12 + row] = (matrix[row] ?? 0) * x + (matrix[4 + row] ?? 0) * y + (matrix[12 + row] ?? 0);
  return translated;
}

/** Draws all arrows at once; calls `getFrame` for each frame. */
export function createArrowPainter(getFrame: () => Arrows): Painter {
  let program: WebGLProgram;
  let buffer: WebGLBuffer | null = null;
  let vertexArray: WebGLVertexArrayObject | null = null;

  return {
    onAdd: (gl) => {
      program = createProgram(gl);
      buffer = gl.createBuffer();
      vertexArray = gl.createVertexArray();
      gl.bindVertexArray(vertexArray);
      gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
      for (const [name, size, start] of [
        ['position', 2, 0],
        ['heading', 1, 2],
        ['colour', 3, 3],
        ['outline', 3, 6],
      ] as const) {
        const location = gl.getAttribLocation(program, name);
        gl.enableVertexAttribArray(location);
        gl.vertexAttribPointer(
          location,
          size,
          gl.FLOAT,
          false,
          FLOATS_PER_ARROW * BYTES_PER_FLOAT,
          start * BYTES_PER_FLOAT,
        );
      }
      gl.bindVertexArray(null);
    },
    paint: (gl, matrix) => {
      const { origin, values } = getFrame();
      gl.useProgram(program);
      gl.uniformMatrix4fv(gl.getUniformLocation(program, 'matrix'), false, translateMatrix(matrix, origin));
      gl.uniform1f(gl.getUniformLocation(program, 'size'), ARROW_SIZE * window.devicePixelRatio);
      gl.bindVertexArray(vertexArray);
      gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
      gl.bufferData(gl.ARRAY_BUFFER, values, gl.DYNAMIC_DRAW);
      gl.disable(gl.DEPTH_TEST);
      gl.disable(gl.STENCIL_TEST);
      gl.enable(gl.BLEND);
      gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
      gl.drawArrays(gl.POINTS, 0, values.length / FLOATS_PER_ARROW);
      gl.bindVertexArray(null);
    },
  };
}
