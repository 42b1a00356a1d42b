/** The types of the package name a folder, which no module can import; its file has no types. */
declare module 'selenium-webdriver/remote/index.js' {
  export { DriverService } from 'selenium-webdriver/remote';
}
