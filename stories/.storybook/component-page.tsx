import { themes } from '@pavilion/ui';
import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { styled } from 'styled-components';

interface Usage {
  readonly do: string;
  readonly dont: string;
}

/** Documentation pages are light, independent of the theme of their stories. */
const { color } = themes.default;

const Rules = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
  gap: 16px;
  margin: 24px 0 32px;
  font-family: 'Nunito Sans', sans-serif;
  font-size: 14px;
  line-height: 1.5;
`;

const Rule = styled.div<{ $ink: string; $ground: string }>`
  padding: 12px 16px;
  border-inline-start: 3px solid ${({ $ink }) => $ink};
  border-radius: 4px;
  background: ${({ $ground }) => $ground};
  color: ${color.ink};

  dt {
    color: ${({ $ink }) => $ink};
    font-weight: 600;
  }
  dd {
    margin: 4px 0 0;
  }
`;

const DoAndDont = () => {
  const resolved = useOf('meta', ['meta']);
  const usage = resolved.preparedMeta.parameters.usage as Usage | undefined;
  if (!usage) return null;
  return (
    <Rules className="sb-unstyled">
      <Rule $ink={color.success} $ground={color.successSoft}>
        <dt>Do</dt>
        <dd>{usage.do}</dd>
      </Rule>
      <Rule $ink={color.danger} $ground={color.dangerSoft}>
        <dt>Don’t</dt>
        <dd>{usage.dont}</dd>
      </Rule>
    </Rules>
  );
};

/** The documentation page of a component: description, do and don't, props, every story. */
export const ComponentPage = () => (
  <>
    <Title />
    <Subtitle />
    <Description />
    <DoAndDont />
    <Primary />
    <Controls />
    <Stories includePrimary={false} />
  </>
);
