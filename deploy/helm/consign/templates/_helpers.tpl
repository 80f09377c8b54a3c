{{- define "consign.name" -}}
{{ .Release.Name | trunc 52 | trimSuffix "-" }}
{{- end }}

{{- define "consign.selector" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "consign.labels" -}}
{{ include "consign.selector" . }}
app.kubernetes.io/version: {{ required "image.tag is required" .Values.image.tag | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end }}

{{- define "consign.image" -}}
{{ required "image.repository is required" .Values.image.repository }}:{{ required "image.tag is required" .Values.image.tag }}
{{- end }}

{{/* The same for the portal and for its migrations. */}}
{{- define "consign.podSecurity" -}}
runAsNonRoot: true
runAsUser: 1000
runAsGroup: 1000
fsGroup: 1000
seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "consign.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end }}

{{- define "consign.environment" -}}
- name: PUBLIC_URL
  value: {{ required "publicUrl is required, e.g. https://portal.example.com" .Values.publicUrl | quote }}
{{- range $name, $value := .Values.settings }}
- name: {{ $name }}
  value: {{ $value | quote }}
{{- end }}
{{- range $name, $key := .Values.secrets.files }}
- name: {{ $name }}_FILE
  value: /run/secrets/consign/{{ $key }}
{{- end }}
{{- end }}

{{- define "consign.mounts" -}}
- { name: secrets, mountPath: /run/secrets/consign, readOnly: true }
- { name: tmp, mountPath: /tmp }
- { name: data, mountPath: /data }
{{- end }}

{{- define "consign.volumes" -}}
- name: secrets
  secret:
    secretName: {{ required "secrets.existingSecret is required" .Values.secrets.existingSecret }}
    defaultMode: 0440
    items:
      {{- range $name, $key := .Values.secrets.files }}
      - { key: {{ $key }}, path: {{ $key }} }
      {{- end }}
- name: tmp
  emptyDir: {}
- name: data
  {{- with .Values.data.existingClaim }}
  persistentVolumeClaim: { claimName: {{ . }} }
  {{- else }}
  emptyDir: {}
  {{- end }}
{{- end }}
