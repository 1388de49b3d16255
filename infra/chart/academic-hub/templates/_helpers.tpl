{{- define "hub.name" -}}
{{- if contains .Chart.Name .Release.Name }}{{ .Release.Name | trunc 50 | trimSuffix "-" }}
{{- else }}{{ printf "%s-%s" .Release.Name .Chart.Name | trunc 50 | trimSuffix "-" }}{{ end }}
{{- end }}

{{- define "hub.selector" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "hub.labels" -}}
{{ include "hub.selector" . }}
app.kubernetes.io/version: {{ .Values.image.tag | default .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end }}

{{- /* Every use gives (list . "api"): the chart, and the component. */}}
{{- define "hub.component" -}}
app.kubernetes.io/component: {{ index . 1 }}
{{- end }}

{{- define "hub.metadata" -}}
name: {{ include "hub.name" (index . 0) }}-{{ index . 1 }}
labels:
  {{- include "hub.labels" (index . 0) | nindent 2 }}
  {{- include "hub.component" . | nindent 2 }}
{{- end }}

{{- define "hub.podMetadata" -}}
labels:
  {{- include "hub.labels" (index . 0) | nindent 2 }}
  {{- include "hub.component" . | nindent 2 }}
{{- with (index . 0).Values.podAnnotations }}
annotations:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{- define "hub.matchLabels" -}}
matchLabels:
  {{- include "hub.selector" (index . 0) | nindent 2 }}
  {{- include "hub.component" . | nindent 2 }}
{{- end }}

{{- define "hub.pod" -}}
{{- $root := index . 0 -}}
automountServiceAccountToken: false
# a Service named "metrics" or "temporal" would set METRICS_PORT or TEMPORAL_PORT
enableServiceLinks: false
{{- with $root.Values.image.pullSecrets }}
imagePullSecrets:
  {{- toYaml . | nindent 2 }}
{{- end }}
securityContext:
  runAsNonRoot: true
  runAsUser: 10001
  runAsGroup: 10001
  fsGroup: 10001
  fsGroupChangePolicy: OnRootMismatch
  seccompProfile: { type: RuntimeDefault }
{{- with $root.Values.nodeSelector }}
nodeSelector:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with $root.Values.tolerations }}
tolerations:
  {{- toYaml . | nindent 2 }}
{{- end }}
topologySpreadConstraints:
  - maxSkew: 1
    topologyKey: kubernetes.io/hostname
    whenUnsatisfiable: ScheduleAnyway
    labelSelector:
      {{- include "hub.matchLabels" . | nindent 6 }}
{{- end }}

{{- define "hub.container" -}}
{{- $root := index . 0 -}}
image: {{ printf "%s-%s:%s" $root.Values.image.prefix (index . 1) ($root.Values.image.tag | default $root.Chart.AppVersion) | quote }}
imagePullPolicy: {{ $root.Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
{{- end }}

{{- /* (list . variable key isOptional) */}}
{{- define "hub.secretEnv" -}}
- name: {{ index . 1 }}
  valueFrom: { secretKeyRef: { name: {{ (index . 0).Values.secret }}, key: {{ index . 2 }}, optional: {{ index . 3 }} } }
{{- end }}

{{- define "hub.settingsEnv" -}}
{{- range $name, $value := .Values.settings }}
{{- if ne $value "" }}
- name: {{ $name }}
  value: {{ $value | quote }}
{{- end }}
{{- end }}
{{- if .Values.temporalTls }}
- name: TEMPORAL_TLS_CA_FILE
  value: /etc/temporal-tls/ca.crt
- name: TEMPORAL_TLS_CERT_FILE
  value: /etc/temporal-tls/tls.crt
- name: TEMPORAL_TLS_KEY_FILE
  value: /etc/temporal-tls/tls.key
{{- end }}
{{ include "hub.secretEnv" (list . "WORKER_TOKEN" "WORKER_TOKEN" false) }}
{{ include "hub.secretEnv" (list . "TEMPORAL_API_KEY" "TEMPORAL_API_KEY" true) }}
{{- end }}

{{- /* (list . databaseUrlKey) */}}
{{- define "hub.backendEnv" -}}
{{- $root := index . 0 -}}
{{ include "hub.settingsEnv" $root | trim }}
- name: TRUST_PROXY
  value: 'true'
{{ include "hub.secretEnv" (list $root "DATABASE_URL" (index . 1) false) }}
{{- range $name := list "MASTER_KEY" "EVENTSTORE_URL" }}
{{ include "hub.secretEnv" (list $root $name $name false) }}
{{- end }}
{{- range $name := list "S3_ACCESS_KEY_ID" "S3_SECRET_ACCESS_KEY" "SMTP_URL" "OIDC_CLIENT_SECRET" }}
{{ include "hub.secretEnv" (list $root $name $name true) }}
{{- end }}
{{- end }}

{{- define "hub.mounts" -}}
- { name: tmp, mountPath: /tmp }
{{- if .Values.temporalTls }}
- { name: temporal-tls, mountPath: /etc/temporal-tls, readOnly: true }
{{- end }}
{{- end }}

{{- define "hub.volumes" -}}
- name: tmp
  emptyDir: { sizeLimit: 1Gi }
{{- with .Values.temporalTls }}
- name: temporal-tls
  secret: { secretName: {{ . }} }
{{- end }}
{{- end }}

{{- define "hub.data" -}}
- name: data
  persistentVolumeClaim: { claimName: {{ .Values.storage.existingClaim | default (printf "%s-data" (include "hub.name" .)) }} }
{{- end }}
