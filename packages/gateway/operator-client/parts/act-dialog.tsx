import { Modal, toast, token } from '@pavilion/ui';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import styled from 'styled-components';
import type { OperatorActName, OperatorRequest, OperatorResponse } from '../../src/operator/contract';
import { call, newKey, wordsOf } from '../api';
import { useWords } from '../texts';
import { type AskField, Control, fieldError, given, startOf, type Values } from './ask-fields';
import { topVipLevel } from './vip-levels.generated';

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
const Dialog = ({ ask, onClose }: { ask: Ask<OperatorActName>; onClose: () => void }) => {
  const { texts, locale } = useWords();
  const { fields = [] } = ask;
  const [values, setValues] = useState(() => startOf(fields));
  const [isChecked, setChecked] = useState(false);
  // Confirming again after a lost answer repeats the act, which the gateway then does once.
  const [key] = useState(newKey);
  const errorOf = (field: AskField) => fieldError(field, values[field.name], texts.common);

  const submit = async () => {
    setChecked(true);
    const error = fields.map(errorOf).find(Boolean);
    if (error) throw new Error(error);
    try {
      const answer = await call(ask.act, ask.body(given(fields, values)), { key });
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
              error={isChecked ? errorOf(field) : undefined}
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
