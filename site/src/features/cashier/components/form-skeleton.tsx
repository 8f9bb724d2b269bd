import { Card, Skeleton, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { FormSection, SectionFields } from './form-section';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(188px, 1fr));
  gap: ${token.space[3]};
`;

const channels = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

/** The size of a form, so that the layout does not shift. */
export const FormSkeleton = ({ titles }: { titles: readonly [choice: string, amount: string] }) => (
  <Card padding="none" aria-busy="true">
    <FormSection title={titles[0]}>
      <Grid>
        {channels.map((key) => (
          <Skeleton key={key} shape="block" height={64} />
        ))}
      </Grid>
    </FormSection>
    <FormSection title={titles[1]}>
      <SectionFields>
        <Skeleton width={80} height={20} />
        <Skeleton shape="block" height={48} />
        <Skeleton shape="block" height={88} />
        <Skeleton shape="block" height={48} />
      </SectionFields>
    </FormSection>
  </Card>
);
