import { limits } from '@pavilion/contract';
import { Button, Field, TextArea, token } from '@pavilion/ui';
import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import { styled } from 'styled-components';
import { Form } from '../forms/form';
import { FormErrorBox } from '../forms/form-error-box';
import { useForm } from '../forms/use-form';
import { useMessages } from '../messages';
import { PictureField } from '../pictures/picture-field';
import {
  emptyMessage,
  messageBody,
  messageErrors,
  useMessageErrorText,
  validateMessage,
} from './new-message';
import { supportMessages } from './support-messages';
import { useMessageKey } from './use-message-key';

const Frame = styled(Form)`
  padding: ${token.space[4]};
`;

/** One line that grows with its text; browsers without `field-sizing` have three. The counter is beside the last line. */
const Text = styled(TextArea)`
  && {
    flex-direction: row;
    align-items: flex-end;
    gap: ${token.space[3]};
    min-height: ${token.control.lg};
    padding-block: ${token.space[3]};
  }
  textarea {
    field-sizing: content;
    min-height: calc(1em * ${token.leading.text});
    max-height: calc(8em * ${token.leading.text});
    resize: none;
    @supports not (field-sizing: content) { min-height: calc(3em * ${token.leading.text}); }
  }
  textarea + span { align-self: flex-end; flex: none; }
`;

/** The field with the button for pictures at its start, also in the order of the focus. */
const Line = styled.div`
  position: relative;
  > button {
    position: absolute;
    z-index: 1;
    top: 6px;
    left: 6px;
    width: 36px;
    min-height: 36px;
    padding: 0;
    &[aria-expanded='true'] { background: ${token.color.accentSoft}; }
  }
  textarea { padding-inline-start: 34px; }
`;

const PictureIcon = ({ isAdded }: { readonly isAdded: boolean }) => (
  <svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden="true"
  >
    <path d="M5 4.500h14A1.500 1.500 0 0 1 20.500 6v12a1.500 1.500 0 0 1-1.500 1.500H5A1.500 1.500 0 0 1 3.500 18V6A1.500 1.500 0 0 1 5 4.500Z" />
    {isAdded ? (
      <path d="m9 9 6 6m0-6-6 6" />
    ) : (
      <>
        <path d="m4 17 4.500-4.500 3.500 3.500 3-3 5 5" />
        <circle cx="15.500" cy="9" r="1.500" />
      </>
    )}
  </svg>
);

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]} ${token.space[3]};
  small { flex: 1; color: ${token.color.inkMuted}; font-size: ${token.text.xs}; text-align: end; }
  @media (pointer: coarse) { small { display: none; } }
  > :last-child { margin-inline-start: auto; }
`;

/** On a touch keyboard Enter starts a new line, as its key says. */
const hasTouchKeyboard = () => window.matchMedia?.('(pointer: coarse)').matches ?? false;

interface ComposerProps {
  /** Of the thread and its member or visitor: unsent text and the key of an unanswered message are stored under it. */
  readonly name: string;
  /** The field for the text. */
  readonly ref?: Ref<HTMLTextAreaElement>;
  readonly send: (message: ReturnType<typeof messageBody> & { readonly key: string }) => Promise<unknown>;
}

/** Writes a message to support. Unsent text survives a reload; a message that is sent again has the same key. */
export const Composer = ({ name, ref, send }: ComposerProps) => {
  const t = useMessages(supportMessages);
  const errorText = useMessageErrorText();
  const picturesId = useId();
  const { keyFor, forget } = useMessageKey(name);
  const [isUploading, setUploading] = useState(false);
  const [hasPictures, setHasPictures] = useState(false);
  const form = useForm({
    defaults: emptyMessage,
    validate: validateMessage,
    persist: { key: `message.${name}`, fields: ['text'] },
    errorsFrom: messageErrors,
    submit: async (values) => {
      const body = messageBody(values);
      await send({ ...body, key: keyFor(body) });
      forget();
      form.reset();
      setHasPictures(false);
    },
  });
  const isBusy = form.isSubmitting || isUploading;

  const handleKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, Enter accepts its suggestion.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || hasTouchKeyboard())
      return;
    event.preventDefault();
    if (!isBusy) void form.submit();
  };
  const removePictures = () => {
    setHasPictures(false);
    form.setValues({ pictures: '' });
  };

  return (
    <Frame form={form}>
      <FormErrorBox error={form.formError} />
      <Line>
        <Button
          variant="text"
          aria-label={t(hasPictures ? 'removePictures' : 'addPictures')}
          title={t(hasPictures ? 'removePictures' : 'addPictures')}
          aria-expanded={hasPictures}
          aria-controls={hasPictures ? picturesId : undefined}
          disabled={isBusy}
          onClick={() => (hasPictures ? removePictures() : setHasPictures(true))}
        >
          <PictureIcon isAdded={hasPictures} />
        </Button>
        <Field label={t('text')} hideLabel error={errorText(form.errors.text)}>
          <Text
            {...form.field('text')}
            ref={ref}
            rows={1}
            maxUnits={limits.support.text}
            placeholder={t('placeholder')}
            // Not disabled: the focus stays in the field for the next message.
            readOnly={form.isSubmitting}
            onKeyDown={handleKeyDown}
          />
        </Field>
      </Line>
      {hasPictures && (
        <div id={picturesId}>
          <PictureField
            source="support"
            label={t('pictures')}
            error={undefined}
            onPictures={(ids) => form.setValues({ pictures: ids.join(' ') })}
            onUploading={setUploading}
          />
        </div>
      )}
      <Foot>
        <small>{t('enterHint')}</small>
        <Button type="submit" variant="primary" loading={isBusy}>
          {t('send')}
        </Button>
      </Foot>
    </Frame>
  );
};
