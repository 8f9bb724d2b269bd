import type { ReactNode } from 'react';
import type { Form } from '../hooks/use-form';
import { Fields } from './form-parts';

interface AuthFormProps {
  readonly form: Pick<Form<object>, 'ref' | 'submit'>;
  readonly children: ReactNode;
}

/** The form element of what `useForm` keeps. It judges itself, so the browser need not; no password gets into an address. */
export const AuthForm = ({ form, children }: AuthFormProps) => (
  <Fields
    ref={form.ref}
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
