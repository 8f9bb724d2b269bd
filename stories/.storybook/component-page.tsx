import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';

interface Usage {
  readonly do: string;
  readonly dont: string;
}

const DoAndDont = () => {
  const resolved = useOf('meta', ['meta']);
  const usage = resolved.preparedMeta.parameters.usage as Usage | undefined;
  if (!usage) return null;
  return (
    <table>
      <tbody>
        <tr>
          <th scope="row">Do</th>
          <td>{usage.do}</td>
        </tr>
        <tr>
          <th scope="row">Don’t</th>
          <td>{usage.dont}</td>
        </tr>
      </tbody>
    </table>
  );
};

/** The documentation page of a component: what it is for, what to do and what not, its props, every state. */
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
