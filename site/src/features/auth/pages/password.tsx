import { AuthStage } from '../components/auth-stage';
import { RecoveryForm } from '../components/recovery-form';

/** Find password. Source: section 2 of the specification (/user/password). */
export const PasswordPage = () => (
  <AuthStage>
    <RecoveryForm />
  </AuthStage>
);
