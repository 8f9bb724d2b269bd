import { Amount } from '@pavilion/ui';
import type { ReactNode } from 'react';
import type { Fact, OperatorResponse } from '../../src/operator/contract';
import { callFacts } from '../facts.generated';
import { useWords } from '../texts';
import { Money } from './money';
import { FactList, SharedAccounts } from './page';

type Call = keyof typeof callFacts;

interface CallFactsProps<Name extends Call> {
  readonly of: Name;
  readonly answer: OperatorResponse<Name>;
  /** The kinds that this list shows; all by default. */
  readonly kinds?: readonly Fact['kind'][];
  /** What to show in place of a value, by its path, such as `realName` or `balances.main`. */
  readonly instead?: Readonly<Record<string, ReactNode>>;
  /** Further facts at the end. */
  readonly more?: readonly (readonly [string, ReactNode])[];
}

/** The value at a path of an answer; null or undefined where a part is missing. */
export const valueAt = (answer: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((part, name) => (part as Readonly<Record<string, unknown>> | null)?.[name], answer);

/** The values of an answer that are marked by `fact` in its definition, with their names. */
export const CallFacts = <Name extends Call>({
  of: call,
  answer,
  kinds,
  instead = {},
  more = [],
}: CallFactsProps<Name>) => {
  const { of, time } = useWords();
  const show = ({ path, kind }: Fact): ReactNode => {
    const own = instead[path.join('.')];
    if (own !== undefined) return own;
    const value = valueAt(answer, path);
    switch (kind) {
      case 'text':
        return value as string | number | null;
      case 'time':
        return time(value as string | null);
      case 'money':
        return <Money value={value as string} />;
      case 'coins':
        return <Amount value={value as string} />;
      case 'accounts':
        return <SharedAccounts shared={value as OperatorResponse<'withdrawalInfo'>['shared']} />;
    }
  };
  const listed: readonly Fact[] = callFacts[call];
  const facts = listed.filter(({ kind }) => !kinds || kinds.includes(kind));
  return <FactList facts={[...facts.map((each) => [of(each.label), show(each)] as const), ...more]} />;
};
