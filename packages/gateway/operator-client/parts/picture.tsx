import { ErrorFallback, Skeleton, token } from '@pavilion/ui';
import styled from 'styled-components';
import { useRead } from '../api';
import { useOperator } from './session';

const Frame = styled.figure`
  position: relative;
  display: inline-block;
  max-width: 100%;
  margin: ${token.space[2]} 0 0;
  overflow: hidden;
  border-radius: ${token.radius.sm};

  img {
    display: block;
    max-width: 100%;
    max-height: 420px;
  }
`;
/** Over the whole picture, so that a photograph of the screen names who took it. */
const Mark = styled.figcaption`
  position: absolute;
  inset: 0;
  display: flex;
  flex-wrap: wrap;
  align-content: space-around;
  justify-content: space-around;
  gap: ${token.space[6]};
  overflow: hidden;
  color: rgb(255 255 255 / 0.55);
  text-shadow: 0 0 2px rgb(0 0 0 / 0.7);
  transform: rotate(-18deg) scale(1.4);
  pointer-events: none;
`;

/** A picture of a member, as data of a call, marked with the name of the operator who looks at it. */
export const Picture = ({
  name,
  id,
  label,
}: {
  name: 'threadPicture' | 'changePicture';
  id: string;
  label: string;
}) => {
  const { name: operator } = useOperator();
  const picture = useRead(name, { id });
  if (picture.status === 'error') return <ErrorFallback compact onRetry={() => void picture.reload()} />;
  if (!picture.data) return <Skeleton shape="block" height={120} width={200} />;
  const { type, data } = picture.data;
  return (
    <Frame>
      <img src={`data:${type};base64,${data}`} alt={label} />
      <Mark aria-hidden="true">
        {Array.from({ length: 8 }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all are the same.
          <span key={place}>{operator}</span>
        ))}
      </Mark>
    </Frame>
  );
};
