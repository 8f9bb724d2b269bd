const { TestEnvironment } = require('jest-environment-node');
const { endingAsyncContext } = require('./jest.async-context.cjs');

module.exports = endingAsyncContext(TestEnvironment);
