// ES modules deep in Fastify, which Jest on Node 20 cannot require. They name downloads and write the cookies of
// injected requests: there are none of either here. Imported before anything that imports Fastify.
jest.mock('content-disposition', () => ({}));
jest.mock('cookie', () => ({}));
