import { areaOf, areas } from './areas';
import { calls } from './calls';

describe('areas', () => {
  it.each(areas)('[SIG-1] a path under %s belongs to it', (area) =>
    expect(areaOf(`${area}/v1/x`)).toBe(area),
  );
  it('[SIG-1] /component belongs to /site/api', () => expect(areaOf('/component/x')).toBe('/site/api'));
  it('[SIG-1] /page/fd belongs to /fd/api, yet /page/fd/api is a separate area', () => {
    expect(areaOf('/page/fd/list')).toBe('/fd/api');
    expect(areaOf('/page/fd/api/v1/list')).toBe('/page/fd/api');
  });
  it('[SIG-1] /component is an alias at the start of a path only', () => {
    expect(areaOf('/fd/api/v1/component')).toBe('/fd/api');
    expect(areaOf('/game/component/x')).toBeUndefined();
  });
  it('[SIG-1] a prefix ends where a path segment ends', () => {
    expect(areaOf('/site/apiary')).toBeUndefined();
    expect(areaOf('/component-library')).toBeUndefined();
  });
  it('[SIG-1] every call has an area except the caches', () => {
    const without = Object.values(calls).filter(({ area }) => area === null);
    expect(without.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/api-cache/{path}',
      'GET /api/json-cache/{key}',
      'POST /api/json-cache/{key}',
    ]);
  });
});
