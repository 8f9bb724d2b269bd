import { readText } from './repository';
import { sdkEndpointFiles } from './sdk-endpoints';

describe('the endpoints and hooks of the SDK', () => {
  it.each(Object.entries(sdkEndpointFiles()))('[REQ-5] %s is current (fix: npm run generate)', (path, text) =>
    expect(readText(path)).toBe(text),
  );
});
