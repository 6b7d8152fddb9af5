import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const read = (environment: Record<string, string>, args: string[] = []) =>
  readConfig({ environment, arguments: args, workingFolder: '/srv/pomona', isTerminal: false });

function problemsOf(environment: Record<string, string>, args: string[] = []): readonly string[] {
  try {
    read(environment, args);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

describe('readConfig', () => {
  it('needs nothing: embedded database, port 3000, this machine only', () => {
    expect(read({})).toMatchObject({
      role: 'all',
      host: '127.0.0.1',
      port: 3000,
      dataFolder: '/srv/pomona/.pomona',
      databaseUrl: null,
      redisUrl: null,
      metricsToken: null,
      rateLimitFactor: 1,
      hasServiceWorker: true,
      trustProxy: false,
    });
  });

  it.each([
    [{ HOST: '0.0.0.0' }],
    [{ HOST: '::' }],
    [{ HOST: '192.168.1.5' }],
    [{ PUBLIC_URL: 'https://pomona.example' }],
    [{ HOST: '127.0.0.1', PUBLIC_URL: 'https://pomona.example' }],
  ])('AUTH-04 publishes no password where others may reach it: %o', (environment) => {
    expect(read(environment)).toMatchObject({ hasDemo: false, isDemoLeftOut: true });
    expect(read({ ...environment, DEMO: 'on' })).toMatchObject({ hasDemo: true });
    expect(read({ ...environment, DEMO: 'off' })).toMatchObject({ isDemoLeftOut: false });
  });

  it('AUTH-04 offers the demonstration with the embedded database, not with another one', () => {
    for (const HOST of ['localhost', '127.0.0.2', '::1'])
      expect(read({ HOST })).toMatchObject({ hasDemo: true, isDemoLeftOut: false });
    expect(read({}).hasDemo).toBe(true);
    expect(read({ DATABASE_URL: 'postgres://a:b@db/pomona' }).hasDemo).toBe(false);
    expect(read({ DATABASE_URL: 'postgres://a:b@db/pomona', DEMO: 'on' }).hasDemo).toBe(true);
  });

  it('tells every bad value in one line each', () => {
    const problems = problemsOf(
      { PORT: '70000', LOG_LEVEL: 'loud', RATE_LIMITS: 'often', PUBLIC_URL: 'https://a.example/b' },
      ['--rolle=web'],
    );
    expect(problems).toHaveLength(5);
    expect(problems[0]).toBe('PORT must be a whole number from 0 to 65535.');
    expect(problems.join(' ')).toContain('--rolle=web is not understood');
  });

  it('GEN-11 lets the built-in engine cook alone, thirty times an hour', () => {
    expect(read({}).chef).toEqual({ requestsPerHour: 30, model: null });
    expect(read({ CHEF_REQUESTS_PER_HOUR: '5' }).chef.requestsPerHour).toBe(5);
  });

  it('GEN-08 knows the addresses of the providers, and takes another one', () => {
    const limits = { callsPerHour: 600, seconds: 20 };
    const ollama = { CHEF_MODEL_PROVIDER: 'ollama', CHEF_MODEL: 'qwen3:8b' };
    expect(read(ollama).chef.model).toEqual({
      ...{ provider: 'ollama', name: 'qwen3:8b', url: 'http://127.0.0.1:11434/v1' },
      ...{ key: null, limits },
    });
    const url = 'http://gpu.lan:8000/v1';
    expect(read({ ...ollama, CHEF_MODEL_URL: `${url}/` }).chef.model?.url).toBe(url);
  });

  it.each([
    [{ CHEF_MODEL: 'gpt-5-mini' }, ['CHEF_MODEL_PROVIDER']],
    [{ CHEF_MODEL_PROVIDER: 'openai' }, ['CHEF_MODEL', 'CHEF_MODEL_KEY']],
    [{ CHEF_MODEL_PROVIDER: 'openai-compatible', CHEF_MODEL: 'a' }, ['CHEF_MODEL_URL']],
    [{ CHEF_MODEL_PROVIDER: 'mistral' }, ['CHEF_MODEL_PROVIDER']],
    [{ CHEF_MODEL_URL: 'ftp://a.example/v1' }, ['CHEF_MODEL_URL']],
    [{ CHEF_MODEL_URL: 'https://user:pass@a.example/v1' }, ['CHEF_MODEL_URL']],
    [{ CHEF_MODEL_SECONDS: '60' }, ['CHEF_MODEL_SECONDS']],
  ])('GEN-08 names what a language model lacks: %o', (environment, names) => {
    expect(problemsOf(environment).map((line) => line.split(' ')[0])).toEqual(names);
  });

  it('IMG-07 knows an image service by its name, its address or its key', () => {
    expect(read({}).images.model).toBeNull();
    expect(read({ IMAGE_MODEL: 'gpt-image-1', IMAGE_MODEL_KEY: 'sk' }).images.model).toEqual({
      ...{ name: 'gpt-image-1', url: 'https://api.openai.com/v1', key: 'sk' },
      ...{ size: '1024x1024', seconds: 45 },
    });
    const own = { IMAGE_MODEL: 'flux', IMAGE_MODEL_URL: 'http://127.0.0.1:8080/v1/' };
    expect(read({ ...own, IMAGE_MODEL_SECONDS: '5' }).images.model).toMatchObject({
      ...{ url: 'http://127.0.0.1:8080/v1', key: null, seconds: 5 },
    });
  });

  it.each([
    [{ IMAGE_MODEL: 'gpt-image-1' }, ['IMAGE_MODEL_KEY']],
    [{ IMAGE_MODEL_KEY: 'sk' }, ['IMAGE_MODEL']],
    [{ IMAGE_MODEL: 'a', IMAGE_MODEL_URL: 'ftp://a.example/v1' }, ['IMAGE_MODEL_URL']],
    [{ IMAGE_MODEL_SIZE: 'large' }, ['IMAGE_MODEL_SIZE']],
    [{ IMAGE_MODEL_SECONDS: '61' }, ['IMAGE_MODEL_SECONDS']],
  ])('IMG-07 names what an image service lacks: %o', (environment, names) => {
    expect(problemsOf(environment).map((line) => line.split(' ')[0])).toEqual(names);
  });

  it('does not repeat a secret in a complaint', () => {
    const problems = problemsOf({
      DATABASE_URL: 'mysql://root:hunter2@db/x',
      METRICS_TOKEN: 'short',
    });
    expect(problems).toHaveLength(2);
    expect(problems.join(' ')).not.toMatch(/hunter2|short\b.*short/);
  });

  it('takes an empty variable for one that is not set', () => {
    expect(read({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: null });
  });

  it.each([
    ['off', false],
    ['on', true],
    ['2', 2],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ])('reads TRUST_PROXY=%s', (text, trusted) => {
    expect(read({ TRUST_PROXY: text }).trustProxy).toEqual(trusted);
  });

  it.each(['1.2.3', '10.0.0.0/33', '::1/129', '10.0.0.0/8,', '1.2.3.4/', 'a', '1.2.3.4/8/8'])(
    'refuses TRUST_PROXY=%s',
    (text) => {
      expect(() => read({ TRUST_PROXY: text })).toThrow('TRUST_PROXY must be');
    },
  );

  it('AUTH-11 reads the mail server; links in mails need an address of their own', () => {
    const mail = { SMTP_URL: 'smtps://ada:p%40ss@mail.example', MAIL_FROM: 'Pomona <a@b.example>' };
    expect(read({}).smtp).toBeNull();
    expect(read({ ...mail, PUBLIC_URL: 'https://pomona.example' }).smtp).toEqual({
      url: mail.SMTP_URL,
      from: mail.MAIL_FROM,
    });
    expect(problemsOf({ SMTP_URL: mail.SMTP_URL })).toEqual([
      'MAIL_FROM must be set beside SMTP_URL.',
      'PUBLIC_URL must be set beside SMTP_URL.',
    ]);
  });

  it.each([
    [{ SMTP_URL: 'http://mail.example' }],
    [{ SMTP_URL: 'smtp://a:%E0%A4%A@mail.example' }],
    [{ MAIL_FROM: 'nobody' }],
    [{ MAIL_FROM: 'Pomona <nobody>' }],
    [{ MAIL_FROM: 'Eve\r\nBcc: all@b.example <a@b.example>' }],
  ])('AUTH-11 refuses %o', (environment) => {
    expect(problemsOf({ PUBLIC_URL: 'https://pomona.example', ...environment }).join()).toMatch(
      /^(?:SMTP_URL|MAIL_FROM) must/,
    );
  });

  it('reads the role from the command line', () => {
    expect(read({}, ['--role=jobs']).role).toBe('jobs');
  });

  it('shows a person what is wrong and a machine every call', () => {
    const surroundings = { environment: {}, arguments: [], workingFolder: '/', isTerminal: true };
    expect(readConfig(surroundings)).toMatchObject({ logFormat: 'text', logLevel: 'warn' });
    expect(read({})).toMatchObject({ logFormat: 'json', logLevel: 'info' });
  });
});
