import { Amount, Avatar, BrandWordmark, Button, DepositIcon, token } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { member } from './samples';

const Head = styled.header`
  border-bottom: 1px solid ${token.color.line};
  background: ${token.color.glass};

  & > div {
    display: flex;
    align-items: center;
    gap: ${token.space[5]};
    max-width: ${token.layout.content};
    height: 64px;
    margin: 0 auto;
    padding: 0 ${token.layout.gutter};
  }
  nav {
    display: flex;
    flex: 1;
    gap: ${token.space[5]};
    margin-inline-start: ${token.space[6]};
    color: ${token.color.inkMuted};
  }
  a:hover {
    color: ${token.color.ink};
  }
  a[aria-current] {
    color: ${token.color.accentText};
    font-weight: ${token.weight.bold};
  }
  @media (max-width: 900px) {
    nav,
    [data-wide] {
      display: none;
    }
    & > div > :first-child {
      margin-inline-end: auto;
    }
  }
`;

const places = ['首页', '游戏', '优惠', '会员', '钱包'];

interface ShellProps {
  readonly place: string;
  readonly children: ReactNode;
}

/** A page frame of the kit alone: brand, navigation, balance and avatar. */
export const Shell = ({ place, children }: ShellProps) => (
  <>
    <Head>
      <div>
        <BrandWordmark name="华亭" latin="PAVILION" />
        <nav aria-label="主导航">
          {places.map((name) => (
            <a key={name} href={`#${name}`} aria-current={name === place ? 'page' : undefined}>
              {name}
            </a>
          ))}
        </nav>
        <Amount data-wide="" value="128640.50" currency="¥" tone="value" />
        <Button variant="primary" size="sm">
          <DepositIcon size={16} />
          存款
        </Button>
        <Avatar name={member.name} size={36} ring />
      </div>
    </Head>
    {children}
  </>
);
