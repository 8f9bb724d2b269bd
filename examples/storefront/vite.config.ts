import { defineConfig } from 'vite';

/** The gateway: browsers reach it through this server, so that pages and API have one origin. */
const target = process.env.GATEWAY ?? 'http://localhost:4600';
// The gateway compares the host with the origin of the page, so the host stays as the browser sends it.
const gateway = { target, changeOrigin: false };

const proxy = {
  ...Object.fromEntries(
    ['/site/api', '/act/api', '/game/api', '/fd/api', '/page/fd', '/api'].map((path) => [path, gateway]),
  ),
  // The live socket.
  '/stream': { ...gateway, ws: true },
};

export default defineConfig({ server: { proxy }, preview: { proxy } });
