import type { Rows } from '../rows';

/** Login, registration and logout name no tags: the store drops what the member may no longer see by itself. */
export const siteRows = {
  preInfo: { kind: 'query', tags: ['Content'] },
  vvPretty: { kind: 'query', tags: ['Content'] },
  secKey: { kind: 'query', tags: [] },
  webTerminal: { kind: 'query', tags: ['Content'] },
  queryNoticeList: { kind: 'query', tags: ['Content'] },
  login: { kind: 'mutation', tags: [] },
  challengeSend: { kind: 'mutation', tags: [] },
  passwordIdentify: { kind: 'mutation', tags: [] },
  passwordVerify: { kind: 'mutation', tags: [] },
  passwordReset: { kind: 'mutation', tags: [] },
  messageBox: { kind: 'query', tags: [] },
  register: { kind: 'mutation', tags: [] },
  logout: { kind: 'mutation', tags: [] },
  memberJwt: { kind: 'mutation', tags: [] },
  memberInfo: { kind: 'query', tags: ['Session', 'Balance'] },
} as const satisfies Rows;
