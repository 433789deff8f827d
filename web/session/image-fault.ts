import { megabytes } from '#domain/messages/bounds.ts'
import { useConfig } from './config.ts'

/** Why an image may not be sent here, in words; null where it may. It is looked at again by the server. */
export function useImageFault(): (file: File) => string | null {
  const { allowedMaxSize, allowedMimeTypes } = useConfig().upload
  return (file) => {
    if (!allowedMimeTypes.includes(file.type)) return 'Only images can be sent: PNG, JPEG, WebP or GIF.'
    return file.size > megabytes(allowedMaxSize) ? `File size is exceeded, allowed ${allowedMaxSize} Mb` : null
  }
}
