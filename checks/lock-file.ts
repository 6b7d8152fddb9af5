// `npm run check:lock [-- --write]`: the lock file names the packages of every platform, also those of other systems than
// this one. A registry that does not carry them all leaves them out without a word, and `npm ci` then refuses the file.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

interface LockedPackage {
  version?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}
export interface Lock {
  packages: Record<string, LockedPackage>;
}

const systems = [
  'android',
  'darwin',
  'linux',
  'win32',
  'freebsd',
  'openharmony',
  'openbsd',
  'netbsd',
  'sunos',
  'aix',
];
const processors = [
  'wasm32',
  'riscv64',
  'ppc64',
  's390x',
  'loong64',
  'mips64el',
  'arm64',
  'ia32',
  'x64',
];

/** Optional packages of an exact version that another package of the lock asks for and that it does not hold. */
export function missingPackages(lock: Lock): { parent: string; name: string; version: string }[] {
  return Object.entries(lock.packages).flatMap(([parent, { link, optionalDependencies = {} }]) =>
    link
      ? []
      : Object.entries(optionalDependencies)
          .filter(([, version]) => /^\d+\.\d+\.\d+/.test(version))
          .filter(([name, version]) => !isLocked(lock, { parent, name, version }))
          .map(([name, version]) => ({ parent, name, version })),
  );
}

interface Requirement {
  parent: string;
  name: string;
  version: string;
}

/** Looks where Node would: beside the parent's own packages, then outwards. */
function isLocked({ packages }: Lock, { parent, name, version }: Requirement): boolean {
  for (
    let at = parent;
    ;
    at = at.includes('/node_modules/') ? at.slice(0, at.lastIndexOf('/node_modules/')) : ''
  ) {
    if (packages[`${at === '' ? '' : `${at}/`}node_modules/${name}`]?.version === version)
      return true;
    if (at === '') return false;
  }
}

/** What npm would have written, as far as the name tells it; npm fills in the rest on that platform. */
function platformEntry({ name, version }: Requirement, isDev: boolean): LockedPackage {
  const os = name.includes('windows') ? 'win32' : systems.find((system) => name.includes(system));
  const cpu =
    processors.find((processor) => name.includes(processor)) ??
    (/arm(?!64)/.test(name) ? 'arm' : undefined);
  return {
    version,
    ...(isDev && { dev: true }),
    optional: true,
    ...(os !== undefined && { os: [os] }),
    ...(cpu !== undefined && { cpu: [cpu] }),
    ...(os === 'linux' && { libc: [name.includes('musl') ? 'musl' : 'glibc'] }),
  };
}

/** Adds the missing packages. */
export function completedLock(lock: Lock): Lock {
  const packages = { ...lock.packages };
  for (const requirement of missingPackages(lock)) {
    const atRoot = `node_modules/${requirement.name}`;
    const holder = packages[atRoot];
    const path =
      holder === undefined || holder.version === requirement.version
        ? atRoot
        : `${requirement.parent}/${atRoot}`;
    packages[path] = platformEntry(requirement, lock.packages[requirement.parent]?.dev === true);
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...lock, packages: Object.fromEntries(sorted) };
}

function main(): void {
  const file = fileURLToPath(new URL('../package-lock.json', import.meta.url));
  const lock: Lock = JSON.parse(readFileSync(file, 'utf8'));
  const missing = missingPackages(lock);
  if (process.argv.includes('--write')) {
    writeFileSync(file, `${JSON.stringify(completedLock(lock), null, 2)}\n`);
    console.log(`lock file: ${missing.length} packages added`);
    return;
  }
  for (const { parent, name, version } of missing)
    console.error(`${parent}: ${name}@${version} is not in the lock file`);
  console.log(`lock file: ${missing.length} packages missing`);
  if (missing.length > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
