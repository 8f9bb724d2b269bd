import { token } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Form } from './use-form';

/** One field below the other. */
const Fields = styled.form`
  display: grid;
  gap: ${token.space[4]};
`;

interface FormFieldsProps {
  readonly form: Pick<Form<object>, 'ref' | 'submit'>;
  readonly children: ReactNode;
  readonly className?: string;
}

/** The form element of what `useForm` keeps. It judges itself, so the browser need not; no password gets into an address. */
export const FormFields = ({ form, children, className }: FormFieldsProps) => (
  <Fields
    ref={form.ref}
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
