import { Card, Skeleton, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { channelRows } from './compact-cards';
import { FormSection, SectionFields } from './form-section';

const Grid = styled.div<{ $cardWidth: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $cardWidth }) => $cardWidth}), 1fr));
  gap: ${token.space[3]};
  grid-auto-rows: minmax(64px, auto);
  &[data-channels] { ${channelRows} }
`;

interface FormSkeletonProps {
  readonly titles: readonly [choice: string, amount: string];
  /** How many choices there are as a rule. */
  readonly choices: number;
  /** The minimum width of a choice, as a CSS length. */
  readonly cardWidth: string;
  /** Whether the choices are `ChannelCards`. */
  readonly hasChannels?: boolean;
}

/** The size of a form, so that the layout does not shift. */
export const FormSkeleton = ({ titles, choices, cardWidth, hasChannels = false }: FormSkeletonProps) => (
  <Card padding="none" aria-busy="true">
    <FormSection title={titles[0]}>
      <Grid $cardWidth={cardWidth} data-channels={hasChannels ? '' : undefined}>
        {Array.from({ length: choices }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places have no other identity.
          <Skeleton key={place} shape="block" height="100%" />
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
