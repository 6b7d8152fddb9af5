// In a real browser, pages are tested with their styles.
import '../src/styles/index.css';
