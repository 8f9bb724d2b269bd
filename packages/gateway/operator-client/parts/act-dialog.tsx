import {
  Checkbox,
  CodeInput,
  Field,
  Modal,
  MoneyInput,
  PasswordInput,
  Select,
  TextArea,
  TextInput,
  toast,
  token,
} from '@pavilion/ui';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import styled from 'styled-components';
import type { OperatorActName, OperatorRequest, OperatorResponse } from '../../src/operator/contract';
import { call, wordsOf } from '../api';
import { useWords } from '../texts';
import { topVipLevel } from './vip-levels.generated';

/** A field of a dialog. `local` asks for both languages. */
export type AskField = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly optional?: boolean;
} & (
  | {
      /** A `moment` is `YYYY-MM-DDTHH:mm` on the clock of the operator. */
      readonly kind: 'text' | 'number' | 'note' | 'amount' | 'password' | 'code' | 'day' | 'moment';
      readonly start?: string;
    }
  | {
      readonly kind: 'local';
      readonly labels: readonly [zh: string, en: string];
      readonly start?: { readonly 'zh-CN': string; readonly en: string };
    }
  | {
      readonly kind: 'choice';
      readonly options: readonly { value: string; label: string }[];
      readonly start?: string;
    }
  | {
      readonly kind: 'several';
      readonly options: readonly { value: string; label: string }[];
      readonly start?: readonly string[];
    }
);

type Values = Readonly<Record<string, unknown>>;

interface Ask<Name extends OperatorActName> {
  readonly title: string;
  readonly question?: ReactNode;
  readonly fields?: readonly AskField[];
  readonly danger?: boolean;
  readonly act: Name;
  /** The request, from the values of the fields by their names. */
  readonly body: (values: Values) => OperatorRequest<Name>;
  /** Called when it was done or asked for; a refusal as well, since the list may have changed. */
  readonly onEnd: (answer: OperatorResponse<Name> | undefined) => unknown;
}

type Open = <Name extends OperatorActName>(ask: Ask<Name>) => void;

const AskContext = createContext<Open>(() => {});

/** Opens the dialog of an act: a question, the fields it needs, and its refusal in words. */
export const useAsk = (): Open => use(AskContext);

const Fields = styled.div`
  display: grid;
  gap: ${token.space[4]};
  margin-top: ${token.space[3]};
`;
const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]} ${token.space[4]};
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: ${token.space[2]};
    font-weight: ${token.weight.medium};
  }
`;

const startOf = (fields: readonly AskField[]): Record<string, unknown> =>
  Object.fromEntries(
    fields.map((field) => [
      field.name,
      field.kind === 'local'
        ? { ...(field.start ?? { 'zh-CN': '', en: '' }) }
        : field.kind === 'several'
          ? [...(field.start ?? [])]
          : (field.start ?? ''),
    ]),
  );

const isFilled = (value: unknown): boolean => {
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.length > 0;
  return Object.values(value as object).every(isFilled);
};

/** Empty optional fields are left out of the request. */
const given = (fields: readonly AskField[], values: Values): Values =>
  Object.fromEntries(
    fields.filter(({ name }) => isFilled(values[name])).map(({ name }) => [name, values[name]]),
  );

const Control = ({
  field,
  value,
  onChange,
  error,
}: {
  field: AskField;
  value: unknown;
  onChange: (value: unknown) => void;
  error: string | undefined;
}) => {
  const { label, hint, optional } = field;
  const shown = { label, hint, error, required: !optional };
  if (field.kind === 'local') {
    const text = value as { 'zh-CN': string; en: string };
    const part = (language: 'zh-CN' | 'en', partLabel: string) => (
      <Field
        {...shown}
        key={language}
        label={partLabel}
        error={error && !isFilled(text[language]) ? error : undefined}
      >
        <TextArea
          lang={language}
          rows={2}
          value={text[language]}
          onValueChange={(next) => onChange({ ...text, [language]: next })}
        />
      </Field>
    );
    return (
      <>
        {part('zh-CN', field.labels[0])}
        {part('en', field.labels[1])}
      </>
    );
  }
  if (field.kind === 'several') {
    const chosen = value as readonly string[];
    return (
      <Group>
        <legend>{label}</legend>
        {field.options.map((option) => (
          <Checkbox
            key={option.value}
            checked={chosen.includes(option.value)}
            onCheckedChange={(isOn) =>
              onChange(isOn ? [...chosen, option.value] : chosen.filter((each) => each !== option.value))
            }
          >
            {option.label}
          </Checkbox>
        ))}
        {error && <span role="alert">{error}</span>}
      </Group>
    );
  }
  const text = value as string;
  const controls = {
    text: () => <TextInput value={text} onValueChange={onChange} autoComplete="off" />,
    number: () => <TextInput inputMode="numeric" value={text} onValueChange={onChange} autoComplete="off" />,
    day: () => <TextInput type="date" value={text} onValueChange={onChange} />,
    moment: () => <TextInput type="datetime-local" value={text} onValueChange={onChange} />,
    note: () => <TextArea rows={2} value={text} onValueChange={onChange} />,
    amount: () => <MoneyInput value={text} onValueChange={onChange} />,
    password: () => <PasswordInput value={text} onValueChange={onChange} autoComplete="new-password" />,
    code: () => <CodeInput value={text} onValueChange={onChange} autoComplete="one-time-code" />,
    choice: () => (
      <Select
        value={text}
        options={field.kind === 'choice' ? [...field.options] : []}
        onValueChange={onChange}
        placeholder="–"
      />
    ),
  };
  return <Field {...shown}>{controls[field.kind]()}</Field>;
};

const Dialog = ({ ask, onClose }: { ask: Ask<OperatorActName>; onClose: () => void }) => {
  const { texts, locale } = useWords();
  const { fields = [] } = ask;
  const [values, setValues] = useState(() => startOf(fields));
  const [isChecked, setChecked] = useState(false);
  const errorOf = ({ name, optional }: AskField) =>
    isChecked && !optional && !isFilled(values[name]) ? texts.common.required : undefined;

  const submit = async () => {
    setChecked(true);
    if (fields.some(({ name, optional }) => !optional && !isFilled(values[name])))
      throw new Error(texts.common.required);
    try {
      const answer = await call(ask.act, ask.body(given(fields, values)));
      toast.success(answer.outcome === 'asked' ? texts.common.asked : texts.common.done);
      onClose();
      await ask.onEnd(answer);
    } catch (error) {
      void ask.onEnd(undefined);
      throw new Error(wordsOf(error, texts, locale));
    }
  };

  return (
    <Modal
      open
      onOpenChange={onClose}
      title={ask.title}
      message={ask.question}
      direction="center"
      footer={[
        { title: texts.common.cancel, type: 'hoverCancel' },
        {
          title: texts.common.confirm,
          type: ask.danger ? 'danger' : 'confirm',
          noClose: true,
          onClick: submit,
        },
      ]}
    >
      {fields.length > 0 && (
        <Fields>
          {fields.map((field) => (
            <Control
              key={field.name}
              field={field}
              value={values[field.name]}
              error={errorOf(field)}
              onChange={(value) => setValues((before) => ({ ...before, [field.name]: value }))}
            />
          ))}
        </Fields>
      )}
    </Modal>
  );
};

export const AskProvider = ({ children }: { children: ReactNode }) => {
  const [ask, setAsk] = useState<{ id: number; ask: Ask<OperatorActName> }>();
  const open = useMemo<Open>(
    () => (next) =>
      setAsk((before) => ({ id: (before?.id ?? 0) + 1, ask: next as unknown as Ask<OperatorActName> })),
    [],
  );
  return (
    <AskContext value={open}>
      {children}
      {ask && <Dialog key={ask.id} ask={ask.ask} onClose={() => setAsk(undefined)} />}
    </AskContext>
  );
};

/** The VIP levels that an act may set; the call refuses others. */
export const vipLevels = Array.from({ length: topVipLevel + 1 }, (_, level) => ({
  value: String(level),
  label: String(level),
}));

/** The fields that many acts have. */
export const useAskFields = () => {
  const { texts } = useWords();
  const { common } = texts;
  return {
    note: { name: 'note', kind: 'note', label: common.note, hint: common.noteHint } as const,
    reason: {
      name: 'reason',
      kind: 'local',
      label: common.reason,
      labels: [common.reasonZh, common.reasonEn],
      hint: common.reasonHint,
    } as const,
  };
};
