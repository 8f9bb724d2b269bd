import { Card, Skeleton, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { compactColumns } from './compact-cards';
import { FormSection, SectionFields } from './form-section';

const Grid = styled.div<{ $cardWidth: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $cardWidth }) => $cardWidth}), 1fr));
  gap: ${token.space[3]};
  &[data-compact] { ${compactColumns} }
`;

interface FormSkeletonProps {
  readonly titles: readonly [choice: string, amount: string];
  /** How many choices there are as a rule. */
  readonly choices: number;
  /** The minimum width of a choice, as a CSS length. */
  readonly cardWidth: string;
  /** For a choice of `CompactCards`. */
  readonly isCompact?: boolean;
}

/** The size of a form, so that the layout does not shift. */
export const FormSkeleton = ({ titles, choices, cardWidth, isCompact = false }: FormSkeletonProps) => (
  <Card padding="none" aria-busy="true">
    <FormSection title={titles[0]}>
      <Grid $cardWidth={cardWidth} data-compact={isCompact ? '' : undefined}>
        {Array.from({ length: choices }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places have no other identity.
          <Skeleton key={place} shape="block" height={64} />
        ))}
      </Grid>
    </FormSection>
    <FormSection title={titles[1]}>
      <SectionFields>
        <Skeleton width={80} height={20} />
        <Skeleton shape="block" height={48} />
        <Skeleton shape="block" height={88} />
        <Skeleton shape="block" height={64} />
      </SectionFields>
    </FormSection>
  </Card>
);
