/** For gateways: the definitions with their schemas, and the OpenAPI document derived from them. */
export { type Bundle, bundles, type CallDefinition, type RequestOf, type ResponseOf } from './call';
export { type CallName, type CallRequest, type CallResponse, type Calls, calls } from './calls';
export { localText } from './entities/common';
export { exampleOf } from './example';
export { openApiDocument } from './openapi';
