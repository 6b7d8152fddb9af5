import { html } from '#platform/http/replies/html.ts';
import type { Mail } from './mail.ts';

export function plainBody({ parts }: Pick<Mail, 'parts'>): string {
  const paragraphs = parts.map((part) =>
    typeof part === 'string' ? part : `${part.label}:\n${part.url}`,
  );
  return `${paragraphs.join('\n\n')}\n`;
}

/** The same words. */
export function htmlBody({ language, subject, parts }: Mail): string {
  const paragraphs = parts.map((part) =>
    typeof part === 'string'
      ? html`<p>${part}</p>\n`
      : html`<p><a href="${part.url}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#2f6b3a;color:#ffffff;font-weight:600;text-decoration:none">${part.label}</a></p>\n`,
  );
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${subject}</title>
</head>
<body style="margin:0;padding:24px;background:#ffffff;color:#24302a;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto">
${paragraphs}</div>
</body>
</html>
`.text;
}
