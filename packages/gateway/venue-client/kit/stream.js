// @ts-check
import { isMaintenance, maintenanceWait, Rejected } from './call.js';

/** Milliseconds before each attempt to connect again; the last is repeated. */
const waits = [500, 1_000, 2_000, 4_000];
/** The server sends at least a line every five seconds. */
const longestSilence = 12_000;

/** Splits arriving text into lines of JSON; the rest of an unfinished line is kept for the next piece. */
export const createLineReader = () => {
  let rest = '';
  /** @param {string} text @returns {any[]} */
  return (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    return lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line));
  };
};

/**
 * Keeps a streaming answer open and connects again after it ends, fails or falls silent, and after maintenance. Any other
 * rejection ends it.
 *
 * @param {{
 *   path: string, token: string, fetch: typeof globalThis.fetch, wait: (ms: number) => Promise<void>,
 *   onConnect: () => Promise<void>, onMessage: (message: any) => void, onLost: () => void, onRejected: (error: Rejected) => void,
 * }} ports `onConnect` is awaited before each connection except the first, to fetch what was missed
 */
export const createStream = ({ path, token, fetch, wait, onConnect, onMessage, onLost, onRejected }) => {
  let run = 0;
  /** @type {AbortController | undefined} */
  let connection;

  /** @param {AbortController} controller */
  const read = async (controller) => {
    let timer = setTimeout(() => controller.abort(), longestSilence);
    const response = await fetch(path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{}',
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: controller.signal,
    });
    try {
      if (!response.body || !response.ok) throw new Error(`HTTP ${response.status}`);
      if (!response.headers.get('content-type')?.includes('ndjson')) {
        const { status_code: code, data } = await response.json();
        throw new Rejected(code, data);
      }
      const lines = createLineReader();
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        clearTimeout(timer);
        timer = setTimeout(() => controller.abort(), longestSilence);
        for (const message of lines(value)) onMessage(message);
      }
    } finally {
      clearTimeout(timer);
    }
  };

  /** @param {number} mine @param {boolean} isFresh */
  const keepOpen = async (mine, isFresh) => {
    for (let attempt = 0; mine === run; attempt += 1) {
      const started = Date.now();
      try {
        if (attempt > 0 || !isFresh) await onConnect();
        if (mine !== run) return;
        connection = new AbortController();
        await read(connection);
      } catch (error) {
        if (error instanceof Rejected && mine === run) {
          const isTemporary = isMaintenance(error);
          if (!isTemporary) run += 1;
          onRejected(error);
          if (!isTemporary) return;
          await wait(maintenanceWait);
          continue;
        }
      }
      if (mine !== run) return;
      if (Date.now() - started > longestSilence) attempt = 0;
      onLost();
      await wait(waits[Math.min(attempt, waits.length - 1)] ?? 0);
    }
  };

  const stop = () => {
    run += 1;
    connection?.abort();
  };
  return {
    /** @param {{ isFresh: boolean }} options `isFresh`: the present state was fetched just now */
    start: ({ isFresh }) => {
      stop();
      void keepOpen(run, isFresh);
    },
    stop,
  };
};
