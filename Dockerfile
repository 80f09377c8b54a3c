# syntax=docker/dockerfile:1
# Consign: API and portal in one image. docs/production.md, Containers.

FROM node:24-bookworm-slim AS sources
WORKDIR /app
COPY . .

# Everything that is needed to build shell and areas.
FROM sources AS build
RUN npm ci && npm run build

# What the API needs at run time, and the list of it.
FROM sources AS packages
RUN npm ci --omit=dev --workspace=api --workspace=shared-contracts \
  && node tools/run/sbom.mjs > sbom.cdx.json \
  && rm -rf node_modules/.cache node_modules/node-linux-*

FROM node:24-bookworm-slim
LABEL org.opencontainers.image.title="Consign" \
  org.opencontainers.image.description="Multi-organization freight portal" \
  org.opencontainers.image.documentation="docs/production.md"
WORKDIR /app
# Owned by root: the process may change nothing of it.
COPY --from=packages /app/package.json /app/sbom.cdx.json /app/LICENSE ./
COPY --from=packages /app/node_modules node_modules
COPY --from=packages /app/shared-contracts shared-contracts
COPY --from=packages /app/api api
COPY --from=build /app/.consign/portal /portal
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 PORTAL_FOLDER=/portal DATA_FOLDER=/data MIGRATE=false DRAIN_SECONDS=5
# Runs with a read-only root: /data holds extracts of maps, and nothing is written outside of it and /tmp.
VOLUME /data
USER node
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/api/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=25", "api/src/main.ts"]
