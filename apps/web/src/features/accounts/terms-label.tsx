import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

/** Both texts open beside the form: nothing that was typed is lost. */
export function TermsLabel() {
  const translate = useTranslations('accounts');
  return translate.rich('agree', {
    terms: (words) => <LegalLink to="/terms">{words}</LegalLink>,
    privacy: (words) => <LegalLink to="/privacy">{words}</LegalLink>,
  });
}

function LegalLink({ to, children }: { to: '/terms' | '/privacy'; children: ReactNode }) {
  return (
    <Link to={to} target="_blank" className="text-leaf underline underline-offset-4">
      {children}
    </Link>
  );
}
