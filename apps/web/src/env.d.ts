interface ImportMetaEnv {
  /** Address of the API, without trailing slash; the page's own origin when absent (API-27). */
  readonly VITE_API_BASE?: string;
  /** Of the contract that this was built with; what was stored under another one is not read. */
  readonly POMONA_CONTRACT?: string;
}
