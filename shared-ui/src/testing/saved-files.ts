type SavedFile = { name: string; text: Promise<string> };

/** Collects what the screen saves as files, in a list that is empty at the start of each test. */
export function collectSavedFiles(): SavedFile[] {
  const saved: SavedFile[] = [];
  beforeEach(() => {
    saved.splice(0);
    let content = new Blob();
    URL.createObjectURL = (blob) => {
      content = blob as Blob;
      return 'blob:file';
    };
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      saved.push({ name: this.download, text: content.text() });
    });
  });
  afterEach(() => jest.restoreAllMocks());
  return saved;
}
