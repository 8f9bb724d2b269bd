import { validateForm } from './forms';
import { ticketOpen } from './site/ticket-open';
import { supportTopicDefinitions, supportTopics } from './support-topics';

describe('the topics of tickets', () => {
  it.each(supportTopics)(
    '[SUP-1] %s: its fields have names of their own, and values that can be stored',
    (topic) => {
      const { fields } = supportTopicDefinitions[topic];
      const names = fields.map(({ name }) => name);
      // The form of a ticket has its other values beside those of the fields.
      expect(new Set([...Object.keys(ticketOpen.request.properties), ...names]).size).toBe(
        Object.keys(ticketOpen.request.properties).length + names.length,
      );
      for (const { control } of fields) expect(['fixed', 'secret']).not.toContain(control);
    },
  );

  it.each([
    ['', undefined],
    [' 01jdj2v4w3k8m5n6p7q8r9s0tz ', undefined],
    ['01jdj', 'too-short'],
    ['0'.repeat(33), 'too-long'],
    ['我的订单号', 'format'],
    ["1234567'--", 'format'],
    ['1234 5678', 'format'],
  ])('[SUP-1] the number of an order %p: %p', (orderNumber, reason) =>
    expect(
      validateForm(supportTopicDefinitions.deposit.fields, { orderNumber }).errors.orderNumber?.reason,
    ).toBe(reason),
  );
});
