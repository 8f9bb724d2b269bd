import { Skeleton, token, useMounted } from '@pavilion/ui';
import { type ReactNode, Suspense } from 'react';
import { styled } from 'styled-components';
import { Lazy } from '../../../shared/lazy/lazy';
import { lazyComponent } from '../../../shared/lazy/lazy-component';
import { type AmountRange, formatAmountRange, parseAmountRange } from '../model/amount-range';
import type { Filter } from '../model/filter';
import type { AmountInputsProps } from './amount-inputs';

/** Loads after the page, and is not in the server's HTML. */
export const amountInputs = lazyComponent(
  'features/records/components/amount-inputs.tsx',
  'AmountInputs',
  () => import('./amount-inputs'),
);

const width = 152;

/** As high as its inputs before they are loaded. */
const Place = styled.div`
  flex: 1 1 ${width}px;
  min-height: ${token.control.md};
`;

const WhenMounted = ({ children }: { readonly children: ReactNode }) => useMounted() && children;

const skeleton = <Skeleton shape="block" width="100%" height={token.control.md} />;

const AmountFilter = (props: AmountInputsProps) => (
  <Place>
    <WhenMounted>
      <Suspense fallback={skeleton}>
        <Lazy component={amountInputs} props={props} />
      </Suspense>
    </WhenMounted>
  </Place>
);

/** A filter by the amount of money. */
export const amountFilter: Filter<AmountRange> = {
  width,
  parse: parseAmountRange,
  format: formatAmountRange,
  render: ({ value, onChange }) => <AmountFilter value={value} onChange={onChange} />,
};
