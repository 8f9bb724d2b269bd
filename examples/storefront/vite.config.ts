import { defineConfig } from 'vite';

/** The gateway: browsers reach it through this server, so that pages and API have one origin. */
const gateway = process.env.GATEWAY ?? 'http://localhost:4600';
const proxy = Object.fromEntries(
  ['/site', '/act', '/game/api', '/fd', '/page', '/api'].map((prefix) => [
    prefix,
    // The gateway answers pages of the host that the browser names, so the host stays as it is.
    { target: gateway, changeOrigin: false },
  ]),
);

export default defineConfig({ server: { proxy }, preview: { proxy } });
