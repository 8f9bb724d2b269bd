import { token } from '@pavilion/ui';
import { render } from '@testing-library/react';
import { Race } from './match-picture';

it('[APP-9] draws the lead of each side in a colour that is the same in every language', () => {
  const incidents = (['h', 'a', 'a'] as const).map((side, at) => ({ at, kind: 'point', side }));
  const { container } = render(
    <svg aria-hidden>
      <Race incidents={incidents} scoring={['point']} />
    </svg>,
  );
  const fills = [...container.querySelectorAll('rect')].map((bar) => bar.getAttribute('fill'));
  expect(fills).toEqual([token.color.homeSide, token.color.info, token.color.info]);
});
