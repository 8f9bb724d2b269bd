import { deviceLabel } from './device-label';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/126.0 Safari/537.36`, 'Chrome', 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/126.0 Safari/537.36 Edg/126.0`, 'Edge', 'Windows'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webKit} Chrome/126.0 Safari/537.36 OPR/111.0`, 'Opera', 'Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:127.0) Gecko/20100101 Firefox/127.0',
    'Firefox',
    'macOS',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.5 Safari/605.1.15', 'Safari', 'macOS'],
  ['Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) CriOS/126.0 Mobile Safari/604.1', 'Chrome', 'iOS'],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S918B) ${webKit} SamsungBrowser/25.0 Chrome/121.0`,
    'Samsung Internet',
    'Android',
  ],
  [`Mozilla/5.0 (Linux; Android 14) ${webKit} Chrome/116.0 MicroMessenger/8.0`, 'WeChat', 'Android'],
  [`Mozilla/5.0 (Linux; Android 14) ${webKit} Chrome/116.0 MQQBrowser/14.9`, 'QQ Browser', 'Android'],
  ['curl/8.5', null, null],
  ['', null, null],
])('[SES-3] names browser and system of %j', (userAgent, browser, system) =>
  expect(deviceLabel(userAgent)).toEqual({ browser, system }),
);
