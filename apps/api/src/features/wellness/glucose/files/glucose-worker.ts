import { readGlucoseFile } from './read-file.ts';

/** A file of 10 MB would stop the server for seconds. */
export default readGlucoseFile;
