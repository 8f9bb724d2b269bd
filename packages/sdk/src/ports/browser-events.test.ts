import { browserPorts } from './browser-ports';

describe('the events port of the browser', () => {
  const before = globalThis.document;
  afterEach(() => {
    globalThis.document = before;
  });

  it('[ERR-9] broadcasts on the document', () => {
    globalThis.document = new EventTarget() as Document;
    const received: unknown[] = [];
    document.addEventListener('BusinessError:20101', (event) => received.push((event as CustomEvent).detail));
    browserPorts().events.broadcast('BusinessError:20101', { code: 20101 });
    expect(received).toEqual([{ code: 20101 }]);
  });
});
