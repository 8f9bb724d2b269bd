import { Button, type ButtonProps } from '@pavilion/ui';
import { useMessages } from '../messages';
import { demoMessages } from './demo-messages';
import { useRegisterAfterDemo } from './use-register-after-demo';

/** Leads a demo to the registration. */
export const RegisterButton = ({ variant = 'primary', size }: Pick<ButtonProps, 'variant' | 'size'>) => {
  const t = useMessages(demoMessages);
  const { register, isEnding } = useRegisterAfterDemo();
  return (
    <Button variant={variant} size={size} loading={isEnding} onClick={register}>
      {t('register')}
    </Button>
  );
};
