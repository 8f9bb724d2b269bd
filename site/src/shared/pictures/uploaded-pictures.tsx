import { Button, Skeleton, token } from '@pavilion/ui';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../messages';
import { type PictureSource, pictureSources } from './picture-sources';
import { picturesMessages } from './pictures-messages';

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]};
  padding: 0;
  list-style: none;
  img {
    display: block;
    max-width: min(320px, 100%);
    max-height: 240px;
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.md};
  }
`;

const Picture = ({ source, id, number }: { source: PictureSource; id: string; number: number }) => {
  const t = useMessages(picturesMessages);
  const { data, isError } = pictureSources[source].usePicture({ id });
  if (isError) return <span role="alert">{t('loadFailed')}</span>;
  return data ? (
    <img src={`data:${data.type};base64,${data.data}`} alt={t('picture', { number })} />
  ) : (
    <Skeleton shape="block" width={160} height={120} />
  );
};

interface UploadedPicturesProps {
  readonly source: PictureSource;
  readonly ids: readonly string[];
}

/** The submitted pictures, loaded when the member opens them. */
export const UploadedPictures = ({ source, ids }: UploadedPicturesProps) => {
  const t = useMessages(picturesMessages);
  const [open, setOpen] = useState(false);
  const listId = useId();
  return (
    <>
      <Button
        size="sm"
        variant="text"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onClick={() => setOpen(!open)}
      >
        {open ? t('hide') : t('show', { count: ids.length })}
      </Button>
      {open && (
        <Row id={listId}>
          {ids.map((id, index) => (
            <li key={id}>
              <Picture source={source} id={id} number={index + 1} />
            </li>
          ))}
        </Row>
      )}
    </>
  );
};
