# The site and its backend, for production: docs/operations.md#in-containers
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY scripts/without-parcel scripts/without-parcel
COPY scripts/without-date-fns scripts/without-date-fns
COPY scripts/without-core-js-pure scripts/without-core-js-pure
RUN npm ci
COPY . .
# What the build reads, see docs/operations.md#building. CONTENT_API adds the entries published so far.
ARG SITE_URL CONTENT_API REQUIRE_BACKEND BACKEND_URL GTAG_ID CONSENT
ENV GATSBY_TELEMETRY_DISABLED=1
RUN npm run build
RUN npm run bundle

FROM node:24-bookworm-slim
WORKDIR /site
COPY --from=build /site/bundle ./
# 1000 is the image's user "node"
RUN mkdir /data && chown 1000:1000 /data
ENV NODE_ENV=production PORT=8000 DATA_DIR=/data
USER 1000
VOLUME /data
EXPOSE 8000
HEALTHCHECK --start-period=60s --interval=15s --timeout=5s CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# node itself, not npm: it must get the signal to stop
CMD ["node", "main.js"]
