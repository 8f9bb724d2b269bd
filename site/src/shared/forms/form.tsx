import { token } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Form as FormModel } from './use-form';

const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
`;

interface FormProps {
  readonly form: Pick<FormModel<object>, 'ref' | 'submit'>;
  readonly children: ReactNode;
  /** Lets a button outside the form submit it. */
  readonly id?: string;
  readonly className?: string;
}

/** The `form` element of `useForm`. `post` keeps passwords out of the address if the form is sent before hydration. */
export const Form = ({ form, children, id, className }: FormProps) => (
  <Fields
    ref={form.ref}
    id={id}
    className={className}
    method="post"
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      form.submit();
    }}
  >
    {children}
  </Fields>
);
