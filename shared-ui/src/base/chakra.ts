// The one place that names the light parts of Chakra: an explicit list keeps the rest out of the first page.
export {
  Badge, Box, Button, Center, chakra, Flex, Grid, Heading, IconButton, Link as StyledLink, SimpleGrid, Skeleton, Spacer, Spinner, Stack,
  Text, VisuallyHidden, type BoxProps, type ButtonProps,
} from '@chakra-ui/react';
