import { createTestClient } from '@pavilion/sdk/testing';
import { render, screen } from '@testing-library/react';
import { ClientProvider } from '../session/session-context';
import { useNow } from './use-now';

const Clock = ({ answers }: { answers: number }) => {
  const now = useNow();
  return <output data-answers={answers}>{now === undefined ? '--' : new Date(now).toISOString()}</output>;
};

describe('useNow', () => {
  it('[PRO-4] is the time of the gateway in the rendering of the answer that corrects the clock', () => {
    let time = '2026-01-01T05:00:00.000Z';
    const client = { ...createTestClient().client, now: () => Date.parse(time) };
    const page = (answers: number) => (
      <ClientProvider client={client} wasMember>
        <Clock answers={answers} />
      </ClientProvider>
    );
    const { rerender } = render(page(0));
    expect(screen.getByRole('status')).toHaveTextContent(time);
    time = '2026-01-01T00:00:00.000Z';
    rerender(page(1));
    expect(screen.getByRole('status')).toHaveTextContent(time);
  });
});
