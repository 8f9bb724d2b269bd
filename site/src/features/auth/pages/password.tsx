import { AuthStage } from '../components/auth-stage';
import { RecoveryForm } from '../components/recovery-form';

/** Password recovery (RTE-1). */
export const PasswordPage = () => (
  <AuthStage>
    <RecoveryForm />
  </AuthStage>
);
