import { Button, Card, CopyButton, toast } from '@pavilion/ui';
import { useState } from 'react';
import type { OperatorRole } from '../../src/operator/contract';
import { useAsk } from '../parts/act-dialog';
import { useTurn } from '../parts/list';
import { Page, Row, Stack, State } from '../parts/page';
import { useCan, useOperator } from '../parts/session';
import { SimpleList } from '../parts/simple-list';
import { useWords } from '../texts';

export const usePasswordAct = () => {
  const { texts } = useWords();
  const { operators: words, login } = texts;
  const ask = useAsk();
  return () =>
    ask({
      title: words.password,
      fields: [
        { name: 'current', kind: 'password', label: words.current },
        { name: 'password', kind: 'password', label: words.newPassword },
        { name: 'totp', kind: 'code', label: login.totp, hint: login.totpHint },
      ],
      act: 'passwordSet',
      body: (values) => ({
        current: values.current as string,
        password: values.password as string,
        totp: values.totp as string,
      }),
      onEnd: () => {},
    });
};

export const OperatorsPage = () => {
  const { texts, time } = useWords();
  const { operators: words, common } = texts;
  const own = useOperator();
  const can = useCan();
  const ask = useAsk();
  const [turn, next] = useTurn();
  const [code, setCode] = useState<string>();
  const end = () => next();
  const showCode = (answer: { code?: string } | undefined) => {
    // A repeated act has no code: it was in the lost answer, and is stored nowhere.
    if (answer?.code) setCode(answer.code);
    else if (answer) toast.warning(words.codeLost);
    next();
  };
  const roleOptions = Object.entries(words.roleNames).map(([value, label]) => ({ value, label }));
  return (
    <Page
      title={words.title}
      actions={
        can('operatorAdd') && (
          <Button
            variant="primary"
            onClick={() =>
              ask({
                title: words.add,
                fields: [
                  { name: 'name', kind: 'text', label: words.name, hint: words.nameHint },
                  { name: 'title', kind: 'text', label: words.display, hint: words.displayHint },
                  { name: 'roles', kind: 'several', label: words.roles, options: roleOptions },
                ],
                act: 'operatorAdd',
                body: (values) => ({
                  name: (values.name as string).trim().toLowerCase(),
                  title: values.title as string,
                  roles: values.roles as OperatorRole[],
                }),
                onEnd: showCode,
              })
            }
          >
            {words.add}
          </Button>
        )
      }
    >
      <Stack>
        {code !== undefined && (
          <Card title={words.code}>
            <Row>
              <output>
                <code>{code}</code>
              </output>
              <CopyButton text={code} label={common.copy} />
              <span>{words.codeHint}</span>
            </Row>
          </Card>
        )}
        <SimpleList
          name="operatorList"
          body={{}}
          caption={words.title}
          rowKey={({ id }) => id}
          turn={turn}
          onReload={next}
          columns={[
            { key: 'name', title: words.name, render: (row) => row.name },
            { key: 'title', title: words.display, render: (row) => row.title },
            {
              key: 'roles',
              title: words.roles,
              render: (row) => row.roles.map((role) => words.roleNames[role]).join(', '),
            },
            {
              key: 'state',
              title: common.state,
              render: (row) => <State state={row.state} names={words.states} />,
            },
            { key: 'last', title: words.lastLogin, render: (row) => time(row.lastLoginAt) },
            {
              key: 'actions',
              title: common.actions,
              render: ({ id, roles, state, name }) => {
                const isDisabled = state === 'disabled';
                const title = isDisabled ? words.enable : words.disable;
                return (
                  can('operatorChange') && (
                    <Row>
                      <Button
                        size="sm"
                        onClick={() =>
                          ask({
                            title: `${words.change} · ${name}`,
                            fields: [
                              {
                                name: 'roles',
                                kind: 'several',
                                label: words.roles,
                                options: roleOptions,
                                start: roles,
                              },
                            ],
                            act: 'operatorChange',
                            body: (values) => ({ id, roles: values.roles as OperatorRole[] }),
                            onEnd: end,
                          })
                        }
                      >
                        {words.change}
                      </Button>
                      {id !== own.id && (
                        <>
                          <Button
                            size="sm"
                            variant={isDisabled ? 'secondary' : 'danger'}
                            onClick={() =>
                              ask({
                                title: `${title} · ${name}`,
                                danger: !isDisabled,
                                act: 'operatorChange',
                                body: () => ({ id, disabled: !isDisabled }),
                                onEnd: end,
                              })
                            }
                          >
                            {title}
                          </Button>
                          <Button
                            size="sm"
                            onClick={() =>
                              ask({
                                title: `${words.reset} · ${name}`,
                                question: words.resetQuestion,
                                danger: true,
                                act: 'operatorReset',
                                body: () => ({ id }),
                                onEnd: showCode,
                              })
                            }
                          >
                            {words.reset}
                          </Button>
                        </>
                      )}
                    </Row>
                  )
                );
              },
            },
          ]}
        />
      </Stack>
    </Page>
  );
};
