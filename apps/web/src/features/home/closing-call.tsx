import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { WhenSignedOut } from '#platform/session/when-signed-out.tsx';
import { Button } from '#ui/button.tsx';

/** The last invitation, for visitors only (HOME-07). */
export function ClosingCall() {
  const t = useTranslations('home.closing');
  return (
    <WhenSignedOut>
      <section aria-labelledby="closing" className="page-width py-section">
        <div className="rounded-hero bg-leaf-soft px-6 py-14 text-center">
          <h2 id="closing" className="text-4xl">
            {t('heading')}
          </h2>
          <p className="mx-auto mt-3 max-w-[46ch] text-lg">{t('text')}</p>
          <div className="mt-8 flex flex-wrap justify-center gap-3">
            <Button asChild size="large">
              <Link to="/signup">{t('getStarted')}</Link>
            </Button>
            <Button asChild size="large" variant="secondary">
              <Link to="/ai-generator">{t('tryChef')}</Link>
            </Button>
          </div>
        </div>
      </section>
    </WhenSignedOut>
  );
}
