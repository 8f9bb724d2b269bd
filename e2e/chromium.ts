import { existsSync } from 'node:fs';
import chromium from '@sparticuz/chromium';

const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The system's Chromium if there is one, else the one in the dependencies. */
export const chromiumPath = async (): Promise<string> =>
  process.env.CHROMIUM_PATH ?? system.find(existsSync) ?? (await chromium.executablePath());
