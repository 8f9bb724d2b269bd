import { render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { useQueryParams } from './use-query-params';

const Toggle = ({ name }: { readonly name: string }) => {
  const [, change] = useQueryParams();
  const set = (now: URLSearchParams) => new URLSearchParams([...now, [name, '1']]);
  return (
    <button type="button" onClick={() => change(set)}>
      {name}
    </button>
  );
};

const Query = () => <output>{useLocation().search}</output>;

describe('the query of the address', () => {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  afterEach(() => {
    environment.IS_REACT_ACT_ENVIRONMENT = true;
  });

  it('[RTE-4] keeps a change of another component from the moment at which the page shows it', async () => {
    render(
      <MemoryRouter>
        <Toggle name="tab" />
        <Toggle name="odds" />
        <Query />
      </MemoryRouter>,
    );
    const query = screen.getByRole('status');
    // As in a browser, where the page is drawn before the effects run.
    environment.IS_REACT_ACT_ENVIRONMENT = false;
    const drawn = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        resolve();
      });
      observer.observe(query, { childList: true, characterData: true, subtree: true });
    });
    screen.getByRole('button', { name: 'tab' }).click();
    await drawn;
    expect(query).toHaveTextContent('?tab=1');
    screen.getByRole('button', { name: 'odds' }).click();
    await screen.findByText('?tab=1&odds=1');
  });
});
