import { paths } from '../../../routes/paths';
import { useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { authMessages } from '../messages/auth-messages';

/** The consent with links to its two documents. They open in another tab, so that no input is lost. */
export const TermsText = () => {
  const t = useMessages(authMessages);
  const open = { target: '_blank', rel: 'noopener', style: { whiteSpace: 'nowrap' } } as const;
  const hint = <span className="pv-sr-only">{t('opensInNewTab')}</span>;
  return (
    <>
      {t('termsLead')}{' '}
      <Link {...open} to={paths.help.terms}>
        {t('termsName')}
        {hint}
      </Link>{' '}
      {t('termsAnd')}{' '}
      <Link {...open} to={paths.help.privacy}>
        {t('privacyName')}
        {hint}
      </Link>
    </>
  );
};
